import { useEffect, useRef } from 'react'
import {
  CARD,
  drawShareCard,
  loadCardFonts,
  type ShareCardContent,
} from '~/features/share/view/draw-share-card.ts'

type ShareCardProps = {
  /** Must be the same object while the content is the same. */
  content: ShareCardContent
  alt: string
  /** Receives the drawing as a file; `null` if it cannot become one. */
  onDrawn: (picture: Blob | null) => void
}

/** A picture to share, exactly as it will be sent. */
export function ShareCard({ content, alt, onDrawn }: ShareCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isWanted = true
    void loadCardFonts(content).then(() => {
      if (!isWanted || !canvas.current) return
      drawShareCard(canvas.current, content)
      canvas.current.toBlob((picture) => {
        if (isWanted) onDrawn(picture)
      }, 'image/png')
    })
    return () => {
      isWanted = false
    }
  }, [content, onDrawn])

  return (
    <div className="mx-auto max-w-[22rem]">
      <canvas
        ref={canvas}
        role="img"
        aria-label={alt}
        width={CARD.width}
        height={CARD.height}
        className="w-full rounded-card"
      />
    </div>
  )
}
