import { usedImagesOf } from '../storage/used-images';
import { orders } from './order.table';

/** An order shows the image of its work as it was bought. */
export const findOrderImages = usedImagesOf(orders.imgUrl);
