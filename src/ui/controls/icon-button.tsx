import type { ComponentPropsWithRef, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> & {
  /** What the button does, for screen readers and the tooltip. */
  label: string
  tone?: 'plain' | 'accent' | 'inherit'
  size?: 'normal' | 'large' | 'stage'
  children: ReactNode
}

const TONES = {
  plain: 'text-ink-soft hover:bg-sunken hover:text-ink',
  accent: 'bg-accent text-on-accent hover:bg-ink hover:text-ground',
  inherit: 'text-current hover:bg-current/15',
} as const

const SIZES = {
  normal: 'size-11 text-[1.25rem]',
  large: 'size-14 text-[1.6rem]',
  stage: 'size-24 border-2 border-current text-[2.4rem] sm:size-28',
} as const

/** A button that shows an icon only. */
export function IconButton({
  label,
  tone = 'plain',
  size = 'normal',
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex shrink-0 items-center justify-center rounded-full eased active:scale-[0.95] disabled:opacity-50 ${SIZES[size]} ${TONES[tone]}`}
    >
      {children}
    </button>
  )
}
