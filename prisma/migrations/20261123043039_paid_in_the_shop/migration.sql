-- AlterEnum
ALTER TYPE "ShopChange" ADD VALUE 'PAID';
