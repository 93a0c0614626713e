import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFromList } from '~/features/journal/reading-place.tsx'
import { paths } from '~/lib/paths.ts'

type Panels = {
  /** The entry that is open. */
  id: string | null
  sheet: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** Leads from an entry back to the journal, to the very place from which it was opened if it was. */
export function useWayBack({ id, sheet, list }: Panels) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const toSheet = useRef<boolean>(false)
  const goBack = () => {
    if (isFromList(state)) void navigate(-1)
    else void navigate({ pathname: paths.journal(), search }, { replace: true })
  }

  const takeFocus = useEffectEvent((closed: string) => {
    const isWanted = toSheet.current
    toSheet.current = false
    if (isWanted) {
      sheet.current?.focus({ preventScroll: true })
      return
    }
    // The entry had the focus and is gone; a list that was away finds its own place.
    if (document.activeElement !== document.body) return
    const row = list.current?.querySelector<HTMLElement>(`a[href^="${paths.journalEntry(closed)}"]`)
    row?.focus({ preventScroll: true })
  })
  const before = useRef(id)
  useEffect(() => {
    const closed = before.current
    before.current = id
    if (id === null && closed !== null) takeFocus(closed)
  }, [id])

  return {
    goBack,
    /** Back to the sheet, which receives the focus. */
    write: () => {
      toSheet.current = true
      goBack()
    },
    backLink: {
      to: `${paths.journal()}${search}`,
      onClick: (event: MouseEvent) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isFromList(state) || isElsewhere) return
        event.preventDefault()
        goBack()
      },
    },
  }
}
