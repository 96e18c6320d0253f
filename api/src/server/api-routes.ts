import { paymentPaths } from '@gallery/shared/contract/orders/payment/payment';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/client';
import { demoBidderRoutes } from '../demo/demo-bidders/demo-bidder-routes';
import { accountRoutes } from '../features/account/account-routes';
import { administratorRoutes } from '../features/administrators/administrator-routes';
import { artistRoutes } from '../features/artists/artist-routes';
import { artworkRoutes } from '../features/artworks/artwork-routes';
import type { BeforeEdition } from '../features/artworks/editions/make-edition';
import { machineRoutes } from '../features/artworks/machines/machine-routes';
import { auctionRoutes } from '../features/auctions/auction-routes';
import { withdrawLotOf } from '../features/auctions/retracting/withdraw-lot';
import { wonOrderMoved } from '../features/auctions/settling/won-order-moved';
import { refuseTradedWork } from '../features/auctions/setup/lots/refuse-traded-work';
import { auditRoutes } from '../features/audit-log/audit-routes';
import { authRoutes } from '../features/auth/auth-routes';
import { sessionRoutes } from '../features/auth/sessions/session-routes';
import type { SessionTokens } from '../features/auth/sessions/session-token';
import { collectionRoutes } from '../features/collection/collection-routes';
import { contactRoutes } from '../features/contact/contact-routes';
import { correspondenceRoutes } from '../features/correspondence/correspondence-routes';
import { credentialRoutes } from '../features/credentials/credential-routes';
import { authenticatorRoutes } from '../features/credentials/second-step/authenticator-routes';
import { currencyRoutes } from '../features/currencies/currency-routes';
import { dashboardRoutes } from '../features/dashboard/dashboard-routes';
import { deliveryRoutes } from '../features/delivery/delivery-routes';
import { enquiryRoutes } from '../features/enquiries/enquiry-routes';
import { bookingPurpose } from '../features/events/booking/book';
import { eventRoutes } from '../features/events/event-routes';
import { figuresRoutes } from '../features/figures/figures-routes';
import { findRoutes } from '../features/find/find-routes';
import { moveFollows } from '../features/following/by-email/move-follows';
import { followingRoutes } from '../features/following/following-routes';
import { guestRoutes } from '../features/guests/guest-routes';
import { mediaRoutes } from '../features/media/media-routes';
import { newsletterRoutes } from '../features/newsletter/newsletter-routes';
import { notificationRoutes } from '../features/notifications/notification-routes';
import { createOrderContext } from '../features/orders/create-order-context';
import { attachGuestOrders } from '../features/orders/guests/attach-guest-orders';
import { guestOrderRoutes } from '../features/orders/guests/guest-order-routes';
import { orderRoutes } from '../features/orders/order-routes';
import { certificateRoutes } from '../features/papers/certificates/certificate-routes';
import { paymentRoutes } from '../features/payments/payment-routes';
import { sandboxPath } from '../features/payments/provider/payment-service';
import { sandboxRoutes } from '../features/payments/sandbox/sandbox-routes';
import { peopleRoutes } from '../features/people/people-routes';
import { offerRoutes } from '../features/price-offers/offer-routes';
import { refuseOfferedWork } from '../features/price-offers/refuse-offered-work';
import { privacyRoutes } from '../features/privacy/privacy-routes';
import { recoveryRoutes } from '../features/recovery/recovery-routes';
import { analyticsRoutes } from '../features/releases/analytics/analytics-routes';
import { releaseRoutes } from '../features/releases/release-routes';
import { savedRoutes } from '../features/saved/saved-routes';
import { defaultFacts } from '../features/settings/gallery-facts';
import type { SettingsDefaults } from '../features/settings/settings';
import { settingsRoutes } from '../features/settings/settings-routes';
import { settlementRoutes } from '../features/settlement/settlement-routes';
import { storageTokenRoutes } from '../features/storage/storage-token-routes';
import type { users } from '../features/users/user.table';
import { viewingRoomRoutes } from '../features/viewing-rooms/viewing-room-routes';
import { signedIdsOf } from '../http/signed-ids';
import type { AppDeps } from './app-deps';

export const apiRoutes: FastifyPluginAsync<AppDeps & { tokens: SessionTokens }> = async (app, deps) => {
  const { db, jobs, outbox, logger, listen, rateLimits, tokens, tokenSecrets, payments } = deps;
  const { holdMinutes, quoteHoldMinutes, holdShare, maxStreams, media, mediaFolder, storage, signer } = deps;
  const { pictures } = storage;
  const onWonOrderMoved = wonOrderMoved(payments);
  const beforeArchiving = withdrawLotOf({ outbox, tokenSecrets });
  const bookingTokens = signedIdsOf(tokenSecrets, bookingPurpose);
  const orders = createOrderContext({
    db,
    jobs,
    outbox,
    logger,
    payments,
    onWonOrderMoved,
    signer,
    registration: deps.registration,
    tokenSecrets,
  });

  app.register(healthRoutes, { db });
  const beforeEdition: BeforeEdition = async (tx, id) => {
    await refuseTradedWork(tx, id);
    await refuseOfferedWork(tx, id);
  };
  app.register(artworkRoutes, {
    db,
    replica: deps.replica,
    jobs,
    listen,
    maxStreams,
    pictures,
    beforeArchiving,
    beforeEdition,
  });
  app.register(artistRoutes, { db, jobs, pictures });
  app.register(collectionRoutes, { db, jobs, pictures, media });
  app.register(mediaRoutes, { media, coming: deps.comingPictures });
  app.register(storageTokenRoutes, { pictures });
  app.register(enquiryRoutes, { db, outbox, rateLimits });
  app.register(currencyRoutes, { db });
  app.register(deliveryRoutes, { db, rateLimits });
  app.register(settingsRoutes, { db, defaults: settingsDefaultsOf(deps) });
  app.register(contactRoutes, { db, outbox, rateLimits });
  const { onRegistered, sessionLifetimes: lifetimes } = deps;
  const registering = { db, tokens, lifetimes, rateLimits, onRegistered };
  app.register(authRoutes, { ...registering, tokenSecrets, onLoggedIn: attachOnLogIn });
  app.register(sessionRoutes, { db, lifetimes });
  app.register(recoveryRoutes, { db, jobs, outbox, tokenSecrets, rateLimits });
  app.register(administratorRoutes, { db, outbox });
  app.register(accountRoutes, { db, outbox, tokens: bookingTokens });
  app.register(privacyRoutes, { db, outbox, tokens: bookingTokens, publicUrl: deps.publicUrl, rateLimits });
  const settingsAddress = deps.administrator?.email;
  app.register(credentialRoutes, { db, outbox, tokenSecrets, rateLimits, settingsAddress });
  app.register(authenticatorRoutes, { db, outbox, tokenSecrets, rateLimits });
  app.register(eventRoutes, { db, jobs, outbox, listen, pictures, tokens: bookingTokens, rateLimits });
  app.register(auctionRoutes, {
    db,
    jobs,
    outbox,
    logger,
    listen,
    maxStreams,
    signer,
    tokenSecrets,
    rateLimits,
  });
  app.register(demoBidderRoutes, { db, rateLimits, demoBidders: deps.demoBidders ?? null });
  app.register(notificationRoutes, { db, listen, maxStreams });
  app.register(dashboardRoutes, { db });
  app.register(figuresRoutes, { db });
  app.register(auditRoutes, { db });
  app.register(findRoutes, { db });
  app.register(correspondenceRoutes, { db, outbox, inboundSecret: deps.inboundSecret });
  app.register(peopleRoutes, { db });
  app.register(analyticsRoutes, { db });
  app.register(savedRoutes, { db });
  app.register(followingRoutes, { db, outbox, tokenSecrets, rateLimits });
  app.register(newsletterRoutes, { db, outbox, tokenSecrets, rateLimits });
  const { makePaper, publicUrl } = deps;
  const { publicKey } = signer;
  app.register(viewingRoomRoutes, { db, rateLimits, makePaper, mediaFolder });
  app.register(settlementRoutes, { db, makePaper, mediaFolder });
  app.register(machineRoutes, { db, publicUrl });
  app.register(certificateRoutes, { db, publicUrl, publicKey, makePaper, mediaFolder });
  const holds = { holdMinutes, quoteHoldMinutes, holdShare };
  app.register(orderRoutes, { ...orders, ...holds, rateLimits, makePaper, mediaFolder });
  app.register(guestRoutes, { db, outbox, tokenSecrets, rateLimits });
  app.register(guestOrderRoutes, { ...registering, orderLinks: orders.orderLinks });
  app.register(offerRoutes, { db, jobs, outbox, rateLimits, isBuyingOpen: payments !== null });
  app.register(paymentRoutes, orders);
  const { releaseKeys, autoPromote } = deps;
  app.register(releaseRoutes, { db, releaseKeys, autoPromote, publicUrl, rateLimits });
  if (payments?.mode === 'sandbox') {
    const webhookUrl = async () => `${await deps.origin()}/api${paymentPaths.webhook}`;
    app.register(sandboxRoutes, { db, secretKey: payments.secretKey, webhookUrl, prefix: sandboxPath });
  }
};

function settingsDefaultsOf({ outbox, holdMinutes, quoteHoldMinutes }: AppDeps): SettingsDefaults {
  const { galleryEmail, mailsPaidOrders = false } = outbox.settings;
  return {
    ...defaultFacts,
    order_mails: mailsPaidOrders,
    order_mails_to: galleryEmail,
    hold_minutes: holdMinutes,
    quote_hold_minutes: quoteHoldMinutes,
  };
}

const healthRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get('/health', async (_request, reply) => {
    await db.execute(sql`SELECT 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};

/** Gives an account what its confirmed address did without it. */
async function attachOnLogIn(tx: Database, account: typeof users.$inferSelect): Promise<void> {
  await attachGuestOrders(tx, account);
  await moveFollows(tx, account);
}
