import { usedImagesOf } from '../storage/picture-storage';
import { orders } from './order.table';

/** An order keeps the image of its work from the time of purchase. */
export const findOrderImages = usedImagesOf(orders.imgUrl);
