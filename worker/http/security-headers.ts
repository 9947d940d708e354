import { secureHeaders } from 'hono/secure-headers'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>

/** A year, as in public/_headers for files. */
const strictTransportSecurity = 'max-age=31536000; includeSubDomains'

/** For answers that are not pages. */
export const apiHeaders = secureHeaders({
  strictTransportSecurity,
  contentSecurityPolicy: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // These only matter for documents, or for browsers that nobody uses any more.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/** For the pages of server-page.ts. `policy` extends what they may load and do, `others` are headers that differ. */
export function pageHeaders(policy: Options['contentSecurityPolicy'], others: Options) {
  return secureHeaders({
    strictTransportSecurity,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      ...policy,
    },
    xFrameOptions: 'DENY',
    ...others,
  })
}
