import { SITE } from '../../../content/site/facts.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'

/** Links to the form for contributions or, if none is configured, to the contact page with the subject filled in. */
export function ContributeLink({ label, about }: { label: string; about: string }) {
  return SITE.contributeUrl ? (
    <AnchorButton href={SITE.contributeUrl} icon="plus" kind="secondary" size="small" rel="noreferrer" target="_blank">
      {label}
    </AnchorButton>
  ) : (
    <LinkButton icon="plus" kind="secondary" size="small" search={{ subject: `${label}: ${about}` }} to="/contact">
      {label}
    </LinkButton>
  )
}
