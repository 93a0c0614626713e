import { TextField } from '~/ui/text-field.tsx'

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
