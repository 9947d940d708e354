import { SITE } from '../../content/site/facts.ts'
import { isLocalHost } from '../http/local-host.ts'

/** Where links in a mail lead. The host that a request names could be anybody's, so it counts only on our own machine. */
export function originOfLinks(url: URL): string {
  return isLocalHost(url.hostname) ? url.origin : SITE.origin
}
