import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type ButtonLinkProps = {
  to: string
  /** Navigation state for the next screen. */
  state?: LinkProps['state']
  variant?: ButtonVariant
  size?: ButtonSize
  fill?: boolean
  /** Its page opens out of the figure beside it. */
  isOpener?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  state,
  variant = 'primary',
  size = 'normal',
  fill = false,
  isOpener = false,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      data-opener={isOpener || undefined}
      className={buttonLook(variant, size, fill)}
    >
      {children}
    </Link>
  )
}

export type ButtonVariant =
  | 'primary'
  | 'quiet'
  | 'ghost'
  | 'danger'
  | 'outlined-danger'
  | 'on-sky'
  | 'sky'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full py-2 font-semibold leading-tight no-underline eased active:scale-[0.98] disabled:opacity-60 disabled:active:scale-[1] aria-disabled:opacity-60 aria-disabled:active:scale-[1]'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-ink hover:text-ground',
  quiet: 'border border-edge bg-transparent text-ink hover:border-accent hover:text-accent',
  ghost: 'text-accent underline-offset-4 hover:underline',
  danger: 'bg-danger text-on-danger hover:bg-ink hover:text-ground',
  'outlined-danger': 'border border-danger text-danger hover:border-accent',
  sky: 'border-2 border-on-sky bg-on-sky text-sky-high hover:bg-transparent hover:text-on-sky',
  'on-sky': 'border border-on-sky text-on-sky hover:bg-on-sky hover:text-sky-high',
}

const SIZES = { tight: 'px-2', normal: 'px-5', large: 'min-h-14 px-8 text-lead' } as const

export type ButtonSize = keyof typeof SIZES

/** The classes that buttons and button-like links share. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, fill: boolean): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${fill ? 'w-full' : ''}`
}
