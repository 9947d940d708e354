import type { ComponentProps } from 'react'
import { Data } from '#src/platform/data/data.tsx'
import { AuthDialog } from './auth-dialog.tsx'

/** The dialog together with the tRPC client, so that a page can load both at once. */
export function AuthDialogWithData(props: ComponentProps<typeof AuthDialog>) {
  return (
    <Data>
      <AuthDialog {...props} />
    </Data>
  )
}
