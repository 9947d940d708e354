import { useState } from 'react'
import { SITE } from '#content/site/facts.ts'
import { AnchorButton, Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

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
export function OfficeMap() {
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
