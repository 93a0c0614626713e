import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonSize, type ButtonVariant, buttonLook } from '~/ui/button-look.ts'

type ButtonLinkProps = {
  to: string
  /** Navigation state handed to the next screen. */
  state?: LinkProps['state']
  variant?: ButtonVariant
  size?: ButtonSize
  fill?: boolean
  children: ReactNode
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({
  to,
  state,
  variant = 'primary',
  size = 'normal',
  fill = false,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      data-keep-clear={variant === 'primary' || undefined}
      className={buttonLook(variant, size, fill)}
    >
      {children}
    </Link>
  )
}
