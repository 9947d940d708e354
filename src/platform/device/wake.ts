/** Calls back when the connection returns or the student looks at the page again. Then a pause can end. */
export function onWake(callBack: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') callBack()
  }
  addEventListener('online', callBack)
  addEventListener('pageshow', callBack)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', callBack)
    removeEventListener('pageshow', callBack)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
