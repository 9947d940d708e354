/** The text of a public page in titled sections, such as the privacy policy. */
export type TextInSections = {
  path: string
  title: string
  /** A day, where somebody wrote the text; a list made by the build has none. */
  updated?: string
  intro: string
  sections: readonly { id: string; title: string; blocks: readonly SectionBlock[] }[]
}

/** A paragraph, a list, a list of terms with explanations, or a link to another site. */
export type SectionBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly { name: string; text: string }[] }
  | { link: { label: string; href: string } }
