import { SITE } from '#content/site/facts.ts'

/** A thing of https://schema.org, written as JSON-LD. */
export type StructuredData = { '@type': string } & Record<string, unknown>

type Props = {
  /** Without the product's name, which follows it. */
  title: string
  /** One or two sentences for the results of search engines. A page without it is only for the student. */
  description?: string | undefined
  /** The address of the page, such as /notes/physics, without filters. */
  path?: string | undefined
  kind?: 'website' | 'article'
  structured?: StructuredData[]
}

/**
 * The page's title and description: for the browser's tab, search engines, and the card of a shared link. React adds
 * these elements to the document's head, and removes them with the page.
 */
export function PageHead({ title, description, path, kind = 'website', structured = [] }: Props) {
  const address = path === undefined ? undefined : `${SITE.origin}${path}`
  const isPublic = Boolean(description && address)
  return (
    <>
      <title>{`${title} | ${SITE.name}`}</title>
      {isPublic ? (
        <>
          <meta content={description} name="description" />
          <link href={address} rel="canonical" />
          <meta content={SITE.name} property="og:site_name" />
          <meta content={kind} property="og:type" />
          <meta content={title} property="og:title" />
          <meta content={description} property="og:description" />
          <meta content={address} property="og:url" />
          <meta content={`${SITE.origin}/share.png`} property="og:image" />
          <meta content="1200" property="og:image:width" />
          <meta content="630" property="og:image:height" />
          <meta content="en" property="og:locale" />
          <meta content="summary_large_image" name="twitter:card" />
        </>
      ) : (
        <meta content="noindex" name="robots" />
      )}
      {structured.map((thing) => (
        // JSON-LD is data and not a script that runs, so the content security policy allows it.
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: text of our own, with every < escaped
          dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
          key={JSON.stringify(thing)}
          type="application/ld+json"
        />
      ))}
    </>
  )
}

function toJsonLd(thing: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}
