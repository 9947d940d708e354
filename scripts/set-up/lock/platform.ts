const SYSTEMS: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}

const PROCESSORS: Record<string, string> = {
  64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

const LIBRARIES: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  linuxmusl: 'musl',
  musl: 'musl',
  musleabihf: 'musl',
}

export type Platform = { os?: string[]; cpu?: string[]; libc?: string[] }

/**
 * The machines that a build is for, from the name of its package: `@biomejs/cli-linux-x64-musl` is for Linux on x64
 * with musl. Android has no C library in this sense, although its packages may end with `eabi`.
 *
 * @throws Error when the name has no processor.
 */
export function platformOf(name: string): Platform {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const pick = (known: Record<string, string>) =>
    words.flatMap((word) => (Object.hasOwn(known, word) ? [known[word] ?? ''] : [])).slice(-1)
  const [os, cpu, libc] = [pick(SYSTEMS), pick(PROCESSORS), pick(LIBRARIES)]
  if (cpu.length === 0) throw new Error(`The name ${name} does not say which machine it is for.`)
  return { ...(os.length > 0 && { os }), cpu, ...(os[0] === 'linux' && libc.length > 0 && { libc }) }
}
