import { SITE } from '../../../content/site/facts.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'

type Props = {
  /** Of the link to the form, such as Upload Notes. Without a form nothing can be uploaded, so nothing promises it. */
  label: string
  /** The chapter or the subject, as the page calls it. */
  about: string
}

/** Links to the form for contributions or, if none is configured, to the page that says how to send a note. */
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
