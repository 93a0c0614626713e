import type { ComponentPropsWithRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from '~/ui/controls/button-link.tsx'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its column. */
  fill?: boolean
  /** Work is in progress: the button waits and reports it to screen readers. */
  busy?: boolean
}

/** A button for an action on the page. Use `ButtonLink` for navigation. */
export function Button({
  variant = 'primary',
  size = 'normal',
  fill = false,
  busy = false,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, fill)}
    />
  )
}
