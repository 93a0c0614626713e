import { useState } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'

type EmailFieldProps = {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field that permits paste, password managers and showing the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      action={
        <Button
          variant="ghost"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
