import type { ReactNode } from 'react'
import { SITE } from '#content/site/facts.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline'

/** The address, phones, emails and working hours. */
export function ContactDetails() {
  return (
    <dl className="card divide-y divide-line">
      <Detail icon="map" name="Address">
        <span className="py-2">{SITE.address}</span>
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
          <span className="pt-2" key={hours}>
            {hours}
          </span>
        ))}
      </Detail>
    </dl>
  )
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <dt className="flex items-center gap-3 text-13 font-semibold text-faint">
        <Icon className="size-5 text-accent" name={icon} />
        <span>{name}</span>
      </dt>
      <dd className="flex flex-col pl-8">{children}</dd>
    </div>
  )
}
