// The last page of a popup that signs in with Google: tells the page that opened it how that ended, and closes.
// The channel comes first, because it works where the opener is cut off; the others serve browsers without it.
const { attempt, channel, outcome } = document.body.dataset
const news = { channel, attempt, outcome }

if ('BroadcastChannel' in window) new BroadcastChannel(channel).postMessage(news)
try {
  localStorage.setItem(channel, JSON.stringify(news))
  localStorage.removeItem(channel)
} catch {
  // Storage is blocked.
}
if (window.opener) window.opener.postMessage(news, location.origin)
if (attempt || window.opener) setTimeout(() => window.close())
