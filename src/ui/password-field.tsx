import { type ComponentProps, useState } from 'react'
import { PASSWORD_MIN } from '../../domain/account/credential-rules.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'onChange' | 'value'> & {
  value: string
  onChange: (password: string) => void
  /** Whether the password is one that exists, or one that is being chosen: password managers ask. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which can be shown and hidden. */
export function PasswordField({ onChange, disabled = false, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      disabled={disabled}
      minLength={PASSWORD_MIN}
      onChange={(event) => onChange(event.target.value)}
      spellCheck={false}
      trailing={
        <IconButton
          aria-pressed={shown}
          disabled={disabled}
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
      type={shown ? 'text' : 'password'}
      {...rest}
    />
  )
}
