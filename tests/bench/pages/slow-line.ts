import { connect, createServer, type Socket } from 'node:net'

/** Bits per second, and milliseconds there and back. */
export type Line = { down: number; up: number; roundTrip: number }

/** Lighthouse's slow 4G. */
export const SLOW_4G: Line = { down: 1_638_400, up: 768_000, roundTrip: 150 }

/** The slow line of DevTools, with its share for the way through the network. */
export const HARSH: Line = { down: 1_440_000, up: 400_000, roundTrip: 562 }

const TICK_MS = 5
const PACKET = 1460
/** The data that the server may send ahead of the line, as a router's buffer would hold it. */
const BUFFER = 64 * 1024

/**
 * A slow TCP line to a port of this machine, shared by all its connections. Unlike the throttling of a browser's tools
 * it also delays what workers fetch. Without a `line` it only counts bytes.
 */
export async function openSlowLine(target: number, line: Line | null) {
  const traffic = { down: 0 }
  const count = (bytes: number) => {
    traffic.down += bytes
  }
  const pipes = line && {
    down: openPipe(line.down, line.roundTrip / 2, count),
    up: openPipe(line.up, line.roundTrip / 2),
  }

  const server = createServer({ pauseOnConnect: true }, (browser) => {
    const site = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
    }
    if (!pipes) {
      site.on('data', (data) => count(data.length))
      site.pipe(browser)
      browser.pipe(site)
      return
    }
    // A connection costs a round trip before its first byte can leave.
    setTimeout(() => {
      pipes.up.join(browser, site)
      pipes.down.join(site, browser)
      browser.resume()
    }, line.roundTrip)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The slow line has no port.')
  return {
    port: address.port,
    /** Bytes received so far, including HTTP headers. */
    traffic,
    close: () => {
      pipes?.down.close()
      pipes?.up.close()
      server.close()
    },
  }
}

type Lane = { from: Socket; to: Socket; waiting: Buffer[]; length: number; ended: boolean }

/** One direction of the line. The connections take turns, one packet each. */
function openPipe(bitsPerSecond: number, delay: number, count: (bytes: number) => void = () => {}) {
  const perMs = bitsPerSecond / 8000
  let lanes: Lane[] = []
  let credit = 0
  let last = performance.now()

  const send = ({ to }: Lane, packet: Buffer) => {
    credit -= packet.length
    count(packet.length)
    setTimeout(() => to.writable && to.write(packet), delay)
  }
  const tick = () => {
    const now = performance.now()
    // Capacity that nobody used is lost.
    credit = Math.min(credit + (now - last) * perMs, 4 * TICK_MS * perMs)
    last = now
    for (let idle = 0; credit > 0 && idle < lanes.length; ) {
      const [lane, ...others] = lanes
      if (!lane) break
      const packet = takePacket(lane)
      idle = packet ? 0 : idle + 1
      if (packet) send(lane, packet)
      else if (lane.ended) setTimeout(() => lane.to.end(), delay)
      lanes = !packet && lane.ended ? others : [...others, lane]
    }
  }
  const timer = setInterval(tick, TICK_MS)

  return {
    join(from: Socket, to: Socket) {
      const lane: Lane = { from, to, waiting: [], length: 0, ended: false }
      lanes.push(lane)
      from.on('data', (data: Buffer) => {
        lane.waiting.push(data)
        lane.length += data.length
        if (lane.length > BUFFER) from.pause()
      })
      for (const end of ['end', 'close'] as const) {
        from.on(end, () => {
          lane.ended = true
        })
      }
    },
    close: () => clearInterval(timer),
  }
}

function takePacket(lane: Lane): Buffer | null {
  const [first] = lane.waiting
  if (!first) return null
  if (first.length > PACKET) lane.waiting[0] = first.subarray(PACKET)
  else lane.waiting.shift()
  const packet = first.subarray(0, PACKET)
  lane.length -= packet.length
  if (lane.length < BUFFER / 2 && lane.from.isPaused()) lane.from.resume()
  return packet
}
