import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { followByEmailPaths } from '@gallery/shared/contract/following/following';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { createContext, type ReactNode, useContext, useState } from 'react';

type Ask = {
  /** Gets an email with a link that confirms. */
  address: string;
  refusal: string;
  isPending: boolean;
  send: (address: string) => void;
  sendAgain: () => void;
  startOver: () => void;
};

const AskContext = createContext<Ask | null>(null);

/** The button and the form of an artist's page show the state of one request. */
export function AskToFollow({ artist, children }: { artist: Artist; children: ReactNode }) {
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState('');
  const notify = useNotify();
  const ask = useAction({
    // The page says what happens next, without a toast.
    mutationFn: async (email: string) => {
      const payload = { email, artist_id: artist._id };
      const { message } = await sendJson<MessageAnswer>('POST', followByEmailPaths.ask, payload);
      return { email, text: message };
    },
    done: ({ email, text }) => {
      if (address) notify(text, 'success');
      setRefusal('');
      setAddress(email);
    },
    failed: (message) => (address ? notify(message, 'error') : setRefusal(message)),
  });
  const value = {
    address,
    refusal,
    isPending: ask.isPending,
    send: ask.mutate,
    sendAgain: () => ask.mutate(address),
    startOver: () => setAddress(''),
  };
  return <AskContext value={value}>{children}</AskContext>;
}

export function useAsk(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('The page has no request to follow.');
  return ask;
}
