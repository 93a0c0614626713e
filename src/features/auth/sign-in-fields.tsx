import { useRef, useState } from 'react'
import { domainOf, likelyDomain } from '~/domain/account/likely-domain.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'

type EmailFieldProps = {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Asks about a domain that looks misspelt. */
  asksDomain?: boolean
}

export function EmailField({ asksDomain = false, ...field }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const change = (value: string) => {
    setLeft(false)
    field.onChange(value)
  }
  const take = (address: string) => {
    change(address)
    // The button goes as it is pressed.
    input.current?.focus()
  }
  return (
    <div>
      <TextField
        {...field}
        ref={input}
        onChange={change}
        onBlur={() => setLeft(true)}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {asksDomain && <LikelyDomain address={field.value} isWhole={isLeft} onTake={take} />}
    </div>
  )
}

type LikelyDomainProps = {
  address: string
  /** The person has finished it: "gmail.co" may yet become "gmail.com". */
  isWhole: boolean
  onTake: (address: string) => void
}

/** Asks, politely and beside the way on, whether another domain was meant. */
function LikelyDomain({ address, isWhole, onTake }: LikelyDomainProps) {
  const typed = domainOf(address) ?? ''
  const meant = likelyDomain(address)
  const isAsked = meant !== undefined && (isWhole || !meant.startsWith(typed))
  const whole = `${address.trim().slice(0, -typed.length)}${meant}`
  return (
    <>
      <p role="status" className={isAsked ? 'mt-1.5 text-ink-soft text-small' : ''}>
        {isAsked && `${typed}: did you mean ${meant}?`}
      </p>
      {isAsked && (
        <div className="-ml-5">
          <Button variant="ghost" onClick={() => onTake(whole)}>{`Use ${whole}`}</Button>
        </div>
      )}
    </>
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
          size="tight"
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
