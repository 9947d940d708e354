import { SITE } from '#content/site/facts.ts'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'

type Props = {
  /**
   * The text of the link to the form, such as Upload Notes. Without a form nothing can be uploaded, so no text promises
   * it.
   */
  label: string
  /** The name of the chapter or subject on the page. */
  about: string
}

/** Links to the form for contributions, or, if none is configured, to the page about sending a note. */
export function ContributeLink({ label, about }: Props) {
  return SITE.contributeUrl ? (
    <AnchorButton href={SITE.contributeUrl} icon="plus" kind="secondary" size="small" rel="noreferrer" target="_blank">
      {label}
    </AnchorButton>
  ) : (
    <LinkButton icon="plus" kind="secondary" size="small" search={{ about }} to="/contribute">
      Contribute Notes
    </LinkButton>
  )
}
