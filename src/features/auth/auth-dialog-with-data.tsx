import type { ComponentProps } from 'react'
import { Data } from '../../app/data/data.tsx'
import { AuthDialog } from './auth-dialog.tsx'

/** The dialog with what asks the worker, so that a page can load both together. */
export function AuthDialogWithData(props: ComponentProps<typeof AuthDialog>) {
  return (
    <Data>
      <AuthDialog {...props} />
    </Data>
  )
}
