import { useEffect } from 'react'
import { Data } from '../../../app/data/data.tsx'
import { sendNow } from '../../../app/data/sending.ts'
import { describeError, trpc } from '../../../app/data/trpc.ts'
import { session } from '../../../app/session/session.ts'
import { claimNewBookmarks } from '../../../device/claim-guest-work.ts'
import { writeBookmarks } from '../../../device/copies/bookmarks.ts'
import { listBookmarkChanges } from '../../../device/outbox/kinds.ts'
import { type OutboxStatus, useOutboxStatus } from '../../../device/outbox/status.ts'
import { offerPostponedAt } from '../../../device/postponed-offer.ts'
import { deviceStore } from '../../../device/store/device.ts'
import { BookmarksLoading, BookmarkTrouble } from './bookmark-states.tsx'

type Props = { userId: string; isKnown: boolean }

/** Loads the student's bookmarks into the copy on this device, and shows a message when that or sending them fails. */
export function BookmarkSync(props: Props) {
  return (
    <Data>
      <Sync {...props} />
    </Data>
  )
}

const OFFLINE = 'You are offline. Your bookmarks come when the connection is back.'
const STORED = 'What you chose is kept on this device.'

function Sync({ userId, isKnown }: Props) {
  const list = trpc.bookmarks.list.useQuery()
  const status = useOutboxStatus(userId)
  const { data } = list

  useEffect(() => {
    void claimNewBookmarks(deviceStore(), userId, offerPostponedAt(userId), Date.now())
  }, [userId])
  useEffect(() => {
    if (data) void storeCopy(userId, data)
  }, [data, userId])

  const reason = describeTrouble(status) ?? (list.error ? describeError(list.error) : null)
  if (reason) {
    return (
      <BookmarkTrouble
        isBusy={list.isFetching}
        onRetry={() => {
          void sendNow(userId)
          void list.refetch()
        }}
        text={reason}
      />
    )
  }
  if (isKnown) return null
  return list.isPaused ? <BookmarkTrouble text={OFFLINE} /> : <BookmarksLoading />
}

async function storeCopy(userId: string, listed: readonly string[]): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  if (session.isSignedIn(userId)) writeBookmarks(userId, listed, listBookmarkChanges(store, userId))
}

function describeTrouble({ failed, last }: OutboxStatus): string | null {
  const failure = [...failed].find(([key]) => key.startsWith('bookmark:'))
  if (!failure) return last.get('bookmark') ?? null
  return failure[1] ? `${failure[1]} ${STORED}` : `Not sent yet. ${STORED}`
}
