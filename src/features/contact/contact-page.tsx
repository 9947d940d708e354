import { type ReactNode, useState } from 'react'
import { SITE } from '#content/site/facts.ts'
import { AnchorButton, Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ContactForm } from './contact-form.tsx'

/** `linkedSubject` is the subject in the link to this page; '' if it has none. */
export function ContactPage({ linkedSubject }: { linkedSubject: string }) {
  return (
    <div className="page flex flex-col gap-8 py-8 lg:gap-12 lg:py-12">
      <PageHead
        description="Write to Adhyayan about a mistake in a note, a question or a chapter you miss. Address, phone, email and working hours."
        path="/contact"
        title="Contact Us"
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-32 lg:text-44">Contact Us</h1>
        <p className="max-w-2xl text-17 text-soft">
          A mistake in a note, a question, a chapter you miss: write to us. A person reads every message.
        </p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <section className="card flex flex-col gap-4 p-4 sm:p-6">
          <h2 className="text-24">Send us a message</h2>
          <ContactForm key={linkedSubject} linkedSubject={linkedSubject} />
        </section>
        <ContactDetails />
      </div>
      <OfficeMap />
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline'

/** The address, phones, emails and working hours. */
function ContactDetails() {
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

// The centre of Kathmandu in degrees, and the distance from it to the edges of the map.
const LATITUDE = 27.7172
const LONGITUDE = 85.324
const SPAN = { latitude: 0.02, longitude: 0.035 }

const BOX = [LONGITUDE - SPAN.longitude, LATITUDE - SPAN.latitude, LONGITUDE + SPAN.longitude, LATITUDE + SPAN.latitude]
const FRAME = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(
  BOX.map((degrees) => degrees.toFixed(4)).join(','),
)}&layer=mapnik&marker=${encodeURIComponent(`${LATITUDE},${LONGITUDE}`)}`
const PAGE = `https://www.openstreetmap.org/?mlat=${LATITUDE}&mlon=${LONGITUDE}#map=14/${LATITUDE}/${LONGITUDE}`

/** The map comes from another site, which then learns of the visitor, so it is loaded only on request. */
function OfficeMap() {
  const [shown, setShown] = useState(false)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-24">Where to find us</h2>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="card min-h-72 overflow-hidden *:min-h-72 lg:*:min-h-80 noscript:hidden">
          {shown ? (
            <iframe
              className="block h-full w-full"
              ref={(frame) => frame?.focus()}
              src={FRAME}
              title={`Map of ${SITE.address}`}
            />
          ) : (
            <div className="flex flex-col items-center justify-center gap-3 p-4 text-center">
              <span className="rounded-full bg-raised p-4 text-accent">
                <Icon className="size-7" name="map" />
              </span>
              <p className="max-w-sm text-soft">
                The map comes from OpenStreetMap, which then sees your internet address.
              </p>
              <Button kind="secondary" onClick={() => setShown(true)}>
                Show Map
              </Button>
            </div>
          )}
        </div>
        <div className="flex flex-col items-start gap-3">
          <address className="text-17 not-italic">
            {SITE.name}
            <br />
            {SITE.address}
          </address>
          <AnchorButton href={PAGE} icon="external" kind="secondary" rel="noreferrer" target="_blank">
            Open in OpenStreetMap
          </AnchorButton>
        </div>
      </div>
    </section>
  )
}
