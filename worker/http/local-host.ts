const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether this is the machine's own name, where there is neither TLS nor anybody else. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname)
}
