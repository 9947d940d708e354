import { useState } from 'react'
import { isOwnPicture } from '#domain/account/own-picture.ts'
import { firstGrapheme } from '#domain/graphemes.ts'

/** The student's picture, or the first letter of the name. */
export function Avatar({ address, name }: { address: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address && isOwnPicture(address) && address !== broken) {
    return (
      <img
        alt=""
        className="size-24 rounded-full border border-line bg-raised object-cover"
        height="96"
        onError={() => setBroken(address)}
        src={address}
        width="96"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-24 items-center justify-center rounded-full border border-line bg-raised text-44 font-semibold text-accent uppercase"
    >
      {firstGrapheme(name)}
    </span>
  )
}
