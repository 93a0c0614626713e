import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/text-field.tsx'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which may be pasted, filled in by a password manager, and looked at. */
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
