-- What the payment provider said last: an abandoned form may be opened again, a payment on its way may not.
ALTER TABLE "payments" ADD COLUMN "said" text;
