import { type ComponentProps, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'trailing' | 'type'>

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      trailing={
        <IconButton
          aria-pressed={shown}
          icon={shown ? 'eye-off' : 'eye'}
          label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        />
      }
      type={shown ? 'text' : 'password'}
    />
  )
}
