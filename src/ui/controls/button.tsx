import type { ComponentPropsWithRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from '~/ui/controls/button-link.tsx'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as the column. */
  fill?: boolean
  /** Something is under way: the button waits and says so to screen readers. */
  busy?: boolean
}

/** Does something here. What goes somewhere is a `ButtonLink`. */
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
      data-keep-clear={variant === 'primary' || undefined}
      className={buttonLook(variant, size, fill)}
    />
  )
}
