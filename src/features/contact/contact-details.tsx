import type { ReactNode } from 'react'
import { SITE } from '../../../content/site/facts.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline'
const LINE = 'flex min-h-11 items-center'

/** Where we are, and when somebody answers. */
export function ContactDetails() {
  return (
    <dl className="card divide-y divide-line">
      <Detail icon="map" name="Address">
        <span className={LINE}>{SITE.address}</span>
      </Detail>
      <Detail icon="phone" name="Phone">
        {SITE.phones.map((phone) => (
          <a className={LINK} href={`tel:${phone.replaceAll(' ', '')}`} key={phone}>
            {phone}
          </a>
        ))}
      </Detail>
      <Detail icon="mail" name="Write to">
        {SITE.emails.map((email) => (
          <a className={`${LINK} break-all`} href={`mailto:${email}`} key={email}>
            {email}
          </a>
        ))}
      </Detail>
      <Detail icon="clock" name="Working Hours">
        {SITE.hours.map((hours) => (
          <span className="block py-1 first:pt-2" key={hours}>
            {hours}
          </span>
        ))}
      </Detail>
    </dl>
  )
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 p-4">
      <Icon className="mt-0.5 size-5 text-accent" name={icon} />
      <div className="min-w-0">
        <dt className="text-13 font-semibold text-faint">{name}</dt>
        <dd className="flex flex-col">{children}</dd>
      </div>
    </div>
  )
}
