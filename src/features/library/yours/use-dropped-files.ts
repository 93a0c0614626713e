import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped on an element. Returns whether some are held above it. The browser would
 * open what is dropped elsewhere on the page in its place, so that is refused meanwhile.
 */
export function useDroppedFiles(
  target: RefObject<HTMLElement | null>,
  onDrop: (files: FileList) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const given = new AbortController()
    const { signal } = given
    const isOn = (event: DragEvent) =>
      event.target instanceof Node && target.current?.contains(event.target) === true
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // A dialog over the page takes files of its own.
      if (isOn(event)) event.dataTransfer.dropEffect = 'copy'
      else if (!event.defaultPrevented) event.dataTransfer.dropEffect = 'none'
      event.preventDefault()
      setOver(isOn(event))
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', () => setOver(false), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        if (isOn(event) && event.dataTransfer.files.length > 0) take(event.dataTransfer.files)
      },
      { signal },
    )
    return () => given.abort()
  }, [target])
  return isOver
}
