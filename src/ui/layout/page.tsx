import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BackArrow } from '~/ui/layout/back-arrow.tsx'
import { BOARD, READING } from '~/ui/layout/room.ts'
import { ArrowLeftIcon } from '~/ui/motifs/icons.tsx'

type PageProps = {
  title: string
  /** The line under the title. */
  lead?: ReactNode
  /** Where the back arrow goes; a page of the bottom bar needs none. */
  back?: { to: string; label: string }
  /** Reading pages are narrower than boards. */
  width?: 'reading' | 'board'
  children: ReactNode
}

const ROOMS = { reading: READING, board: BOARD } as const

/** One screen: its heading, a back link, and a column of content. */
export function Page({ title, lead, back, width = 'reading', children }: PageProps) {
  return (
    <div className={`animate-arrive ${ROOMS[width]}`}>
      <header className="mb-7 sm:mb-9">
        <PageTitle back={back}>{title}</PageTitle>
        {lead && <p className="mt-2 max-w-[38rem] text-ink-soft text-lead">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

type PageTitleProps = { back?: PageProps['back'] | undefined; children: ReactNode }

/** The heading of a page, with an arrow beside it that leads back. */
export function PageTitle({ back, children }: PageTitleProps) {
  return (
    <div className="flex items-center gap-1">
      {back && <BackArrow {...back} />}
      <h1 className="font-display font-semibold text-heading tracking-[-0.01em]">{children}</h1>
    </div>
  )
}

type BackLinkProps = {
  to: string
  label: string
  /** For a page that knows a better way there, as back in the history of the tab. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** The back link above a page's heading. */
export function BackLink({ to, label, onClick }: BackLinkProps) {
  return (
    <Link
      to={to}
      {...(onClick && { onClick })}
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-ink-soft text-small hover:text-ink"
    >
      <ArrowLeftIcon />
      <span>{label}</span>
    </Link>
  )
}
