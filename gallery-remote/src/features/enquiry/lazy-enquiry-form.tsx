import { deferred } from '@gallery/shared/ui/lazy/deferred';

/** The form brings formik and yup, so it loads after the first view. */
export const LazyEnquiryForm = deferred(
  async () => (await import(/* webpackChunkName: "enquiry" */ './enquiry-form')).EnquiryForm,
);
