import { useEffect, useRef } from 'react'
import {
  CARD,
  drawShareCard,
  loadCardFonts,
  type ShareCardContent,
} from '~/features/share/view/draw-share-card.ts'

type ShareCardProps = {
  /** The same object for as long as it says the same. */
  content: ShareCardContent
  alt: string
  /** The drawing as a file's content, `null` where it cannot become one. */
  onDrawn: (picture: Blob | null) => void
}

/** A picture to be shared, as it will be sent. */
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
