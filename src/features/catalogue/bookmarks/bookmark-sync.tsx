import { useEffect } from 'react'
import { Data } from '../../../app/data.tsx'
import { describeError, trpc } from '../../../app/trpc.ts'
import { rememberListed } from '../../../device/bookmarks.ts'
import { ShelfLoading, ShelfTrouble } from './bookmark-shelf-states.tsx'
import { type SendTrouble, useBookmarkSender } from './use-bookmark-sender.ts'

type Props = { owner: string; isKnown: boolean }

/** Keeps the bookmarks on this device and in the student's account alike, and says where that fails. */
export function BookmarkSync(props: Props) {
  return (
    <Data>
      <Sync {...props} />
    </Data>
  )
}

const OFFLINE = 'You are offline. Your bookmarks come when the connection is back.'
const KEPT = 'What you chose is kept on this device.'

function Sync({ owner, isKnown }: Props) {
  const list = trpc.bookmarks.list.useQuery()
  const { trouble, sendNow } = useBookmarkSender(owner)
  const { data } = list

  useEffect(() => {
    if (data) rememberListed(owner, data)
  }, [data, owner])

  const reason = describeTrouble(trouble) ?? (list.error ? describeError(list.error) : null)
  if (reason) {
    return (
      <ShelfTrouble
        isBusy={list.isFetching}
        onRetry={() => {
          sendNow()
          void list.refetch()
        }}
        text={reason}
      />
    )
  }
  if (isKnown) return null
  return list.isPaused ? <ShelfTrouble text={OFFLINE} /> : <ShelfLoading />
}

function describeTrouble(trouble: SendTrouble): string | null {
  if (trouble?.kind !== 'unsent') return trouble?.reason ?? null
  return trouble.reason ? `${trouble.reason} ${KEPT}` : `Not sent yet. ${KEPT}`
}
