const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether this is a name of the machine itself, which has no TLS and no other users. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname)
}
