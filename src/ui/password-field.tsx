import { type ComponentProps, useState } from 'react'
import { PASSWORD_MIN } from '#domain/account/credential-rules.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'onChange' | 'value'> & {
  value: string
  onChange: (password: string) => void
  /** Tells password managers whether the password exists or is new. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button that shows and hides it. */
export function PasswordField({ onChange, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      minLength={rest.autoComplete === 'new-password' ? PASSWORD_MIN : undefined}
      onChange={(event) => onChange(event.target.value)}
      spellCheck={false}
      trailing={
        <IconButton
          aria-pressed={shown}
          disabled={rest.disabled}
          icon={shown ? 'eye-off' : 'eye'}
          // A form can have several password fields, so the button names its field.
          label={`${shown ? 'Hide' : 'Show'} ${rest.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        />
      }
      type={shown ? 'text' : 'password'}
      {...rest}
    />
  )
}

type CurrentProps = Pick<Props, 'value' | 'onChange' | 'readOnly' | 'autoFocus'>

/** Asks for the account's password before a change of the account. */
export function CurrentPasswordField(props: CurrentProps) {
  return (
    <PasswordField
      autoComplete="current-password"
      label="Current Password"
      name="current-password"
      required
      {...props}
    />
  )
}
