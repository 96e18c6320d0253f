import { usedImagesOf } from '../storage/used-images';
import { orders } from './order.table';

/** An order keeps the image of its work from the time of purchase. */
export const findOrderImages = usedImagesOf(orders.imgUrl);
