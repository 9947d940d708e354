/** This process ends when its child does, and takes the child with it when it is told to end. */
export function stopWithChild(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  process.on('exit', () => child.kill('SIGKILL'))
  child.on('exit', (code) => process.exit(code ?? 0))
}
