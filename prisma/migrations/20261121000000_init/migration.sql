-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "AccountType" AS ENUM ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE');

-- CreateEnum
CREATE TYPE "PaymentType" AS ENUM ('SMS', 'PACKAGE_RENEW');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('CREATED', 'PENDING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "UsageKind" AS ENUM ('SMS', 'PACKAGE_DAYS');

-- CreateEnum
CREATE TYPE "SubscriptionTier" AS ENUM ('TRIAL', 'SME', 'PRO', 'ENTERPRISE', 'BASIC');

-- CreateEnum
CREATE TYPE "ProductStatus" AS ENUM ('ACTIVE', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "MemberRole" AS ENUM ('FOUNDER', 'ADMIN', 'MEMBER');

-- CreateEnum
CREATE TYPE "MemberStatus" AS ENUM ('ACTIVE', 'INVITED', 'DISABLED');

-- CreateEnum
CREATE TYPE "SmsStatus" AS ENUM ('QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'REFUNDED', 'UNKNOWN');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('PENDING', 'PREORDER', 'CONFIRMED', 'HOLD', 'PACKED', 'SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'RETURNED', 'EXCHANGED', 'LOST', 'CANCELLED');

-- CreateEnum
CREATE TYPE "SettlementStatus" AS ENUM ('NA', 'UNSETTLED', 'PARTIAL', 'SETTLED', 'DISPUTED', 'WRITTEN_OFF');

-- CreateEnum
CREATE TYPE "WebOrderStatus" AS ENUM ('PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE', 'APPROVED', 'CANCELLED', 'DUPLICATE', 'FAKE', 'BLOCKED', 'COMPLETED');

-- CreateEnum
CREATE TYPE "InboxStatus" AS ENUM ('RECEIVED', 'PROCESSED', 'IGNORED', 'FAILED');

-- CreateTable
CREATE TABLE "Account" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" "AccountType" NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "JournalEntry" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "sourceType" TEXT NOT NULL,
    "sourceId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JournalEntry_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "JournalLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "entryId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "debitPoisha" BIGINT NOT NULL DEFAULT 0,
    "creditPoisha" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "JournalLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "type" "PaymentType" NOT NULL,
    "transactionId" TEXT NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'CREATED',
    "amountPoisha" BIGINT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "providerPaymentId" TEXT,
    "providerTrxId" TEXT,
    "redirectUrl" TEXT,
    "failureReason" TEXT,
    "refundTrxId" TEXT,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "executeStartedAt" TIMESTAMPTZ(3),
    "paidAt" TIMESTAMPTZ(3),
    "refundedAt" TIMESTAMPTZ(3),
    "payerNumber" TEXT,
    "nextCheckAt" TIMESTAMPTZ(3),
    "renewedFrom" TIMESTAMPTZ(3),
    "renewedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "UsageEntry" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" "UsageKind" NOT NULL,
    "delta" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UsageEntry_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ProviderToken" (
    "key" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProviderToken_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Business" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "subscription" "SubscriptionTier" NOT NULL DEFAULT 'TRIAL',
    "packageExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "smsRate" DECIMAL(10,4) NOT NULL,
    "smsBalance" INTEGER NOT NULL DEFAULT 0,
    "productUsage" INTEGER NOT NULL DEFAULT 0,
    "productLimit" INTEGER NOT NULL,
    "ecomOrderUsage" INTEGER NOT NULL DEFAULT 0,
    "ecomOrderLimit" INTEGER NOT NULL,
    "userUsage" INTEGER NOT NULL DEFAULT 0,
    "userLimit" INTEGER NOT NULL,
    "packagePricePoisha" BIGINT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "hotline" TEXT NOT NULL DEFAULT '',
    "orderPrefix" TEXT NOT NULL DEFAULT '',
    "onboardingStep" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Business_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TierLimit" (
    "tier" "SubscriptionTier" NOT NULL,
    "productLimit" INTEGER NOT NULL,
    "ecomOrderLimit" INTEGER NOT NULL,
    "userLimit" INTEGER NOT NULL,
    "packagePricePoisha" BIGINT NOT NULL,
    "smsRate" DECIMAL(10,4) NOT NULL,
    "trialDays" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TierLimit_pkey" PRIMARY KEY ("tier")
);

-- CreateTable
CREATE TABLE "Counter" (
    "businessId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "Counter_pkey" PRIMARY KEY ("businessId","name")
);

-- CreateTable
CREATE TABLE "Product" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" "ProductStatus" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Variant" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "sku" TEXT NOT NULL,
    "pricePoisha" BIGINT NOT NULL,
    "avgCostPoisha" BIGINT NOT NULL DEFAULT 0,
    "lowStockLevel" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Variant_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "businessId" UUID,
    "id" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "entityType" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CommandReceipt" (
    "scope" TEXT NOT NULL,
    "command" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "response" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CommandReceipt_pkey" PRIMARY KEY ("scope","command","key")
);

-- CreateTable
CREATE TABLE "Customer" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "firebaseUid" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "isSuperAdmin" BOOLEAN NOT NULL DEFAULT false,
    "selectedBusinessId" UUID,
    "sessionsValidAfter" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "businessId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "MemberRole" NOT NULL,
    "status" "MemberStatus" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("businessId","userId")
);

-- CreateTable
CREATE TABLE "UserPermission" (
    "businessId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "search" BOOLEAN NOT NULL DEFAULT false,
    "product" BOOLEAN NOT NULL DEFAULT false,
    "order" BOOLEAN NOT NULL DEFAULT false,
    "newOrder" BOOLEAN NOT NULL DEFAULT false,
    "orderList" BOOLEAN NOT NULL DEFAULT false,
    "webOrderList" BOOLEAN NOT NULL DEFAULT false,
    "webOrderReport" BOOLEAN NOT NULL DEFAULT false,
    "orderUpdate" BOOLEAN NOT NULL DEFAULT false,
    "confirmOrder" BOOLEAN NOT NULL DEFAULT false,
    "purchase" BOOLEAN NOT NULL DEFAULT false,
    "expense" BOOLEAN NOT NULL DEFAULT false,
    "notification" BOOLEAN NOT NULL DEFAULT false,
    "deliveryMethod" BOOLEAN NOT NULL DEFAULT false,
    "adjustStock" BOOLEAN NOT NULL DEFAULT false,
    "report" BOOLEAN NOT NULL DEFAULT false,
    "createUser" BOOLEAN NOT NULL DEFAULT false,
    "hideProductCostReportForAdmin" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "UserPermission_pkey" PRIMARY KEY ("businessId","userId")
);

-- CreateTable
CREATE TABLE "RevokedSession" (
    "cookieHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RevokedSession_pkey" PRIMARY KEY ("cookieHash")
);

-- CreateTable
CREATE TABLE "Location" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Location_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "StockBalance" (
    "businessId" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "onHand" INTEGER NOT NULL DEFAULT 0,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "withCourier" INTEGER NOT NULL DEFAULT 0,
    "returning" INTEGER NOT NULL DEFAULT 0,
    "damaged" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "StockBalance_pkey" PRIMARY KEY ("businessId","variantId","locationId")
);

-- CreateTable
CREATE TABLE "StockMovement" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "variantId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "onHand" INTEGER NOT NULL DEFAULT 0,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "withCourier" INTEGER NOT NULL DEFAULT 0,
    "returning" INTEGER NOT NULL DEFAULT 0,
    "damaged" INTEGER NOT NULL DEFAULT 0,
    "unitCostPoisha" BIGINT NOT NULL,
    "sourceType" TEXT NOT NULL,
    "sourceId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockMovement_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "MessageTemplate" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "MessageTemplate_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "SmsMessage" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "mobileNumber" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "segments" INTEGER NOT NULL,
    "cost" INTEGER NOT NULL,
    "status" "SmsStatus" NOT NULL DEFAULT 'QUEUED',
    "gateway" TEXT NOT NULL,
    "providerCode" TEXT,
    "providerMessage" TEXT,
    "providerId" TEXT,
    "senderId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "SmsMessage_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Order" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'PENDING',
    "settlementStatus" "SettlementStatus" NOT NULL DEFAULT 'NA',
    "version" INTEGER NOT NULL DEFAULT 1,
    "customerId" UUID NOT NULL,
    "customerName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "district" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "webOrderId" UUID,
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "itemsPoisha" BIGINT NOT NULL,
    "discountPoisha" BIGINT NOT NULL DEFAULT 0,
    "deliveryFeePoisha" BIGINT NOT NULL DEFAULT 0,
    "totalPoisha" BIGINT NOT NULL,
    "advancePoisha" BIGINT NOT NULL DEFAULT 0,
    "collectedPoisha" BIGINT NOT NULL DEFAULT 0,
    "courierName" TEXT,
    "trackingCode" TEXT,
    "cancelReason" TEXT,
    "createdById" UUID,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "shippedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variantId" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitPricePoisha" BIGINT NOT NULL,
    "discountPoisha" BIGINT NOT NULL DEFAULT 0,
    "totalPoisha" BIGINT NOT NULL,
    "unitCostPoisha" BIGINT,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "Shipment" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "courierName" TEXT NOT NULL,
    "trackingCode" TEXT,
    "courierStatus" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "OrderTransition" (
    "businessId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "eventKey" TEXT NOT NULL,
    "from" "OrderStatus",
    "to" "OrderStatus" NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderTransition_pkey" PRIMARY KEY ("businessId","orderId","eventKey")
);

-- CreateTable
CREATE TABLE "StatusCount" (
    "businessId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "StatusCount_pkey" PRIMARY KEY ("businessId","kind","status")
);

-- CreateTable
CREATE TABLE "WebSite" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "consumerKey" TEXT NOT NULL,
    "consumerSecret" TEXT NOT NULL,
    "webhookSecret" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "polledUntil" TIMESTAMPTZ(3),
    "lastPolledAt" TIMESTAMPTZ(3),
    "lastEventAt" TIMESTAMPTZ(3),
    "consecutiveErrors" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebSite_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "WebhookInbox" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "deliveryId" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "status" "InboxStatus" NOT NULL DEFAULT 'RECEIVED',
    "error" TEXT,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebhookInbox_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "WebOrder" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "wooOrderId" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "status" "WebOrderStatus" NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "storeStatus" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "customerName" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "district" TEXT NOT NULL DEFAULT '',
    "customerNote" TEXT NOT NULL DEFAULT '',
    "paymentMethod" TEXT NOT NULL DEFAULT '',
    "ipAddress" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "totalPoisha" BIGINT NOT NULL,
    "discountPoisha" BIGINT NOT NULL DEFAULT 0,
    "shippingPoisha" BIGINT NOT NULL DEFAULT 0,
    "itemSummary" TEXT NOT NULL,
    "itemCount" INTEGER NOT NULL,
    "unmappedCount" INTEGER NOT NULL DEFAULT 0,
    "dateCreated" TIMESTAMPTZ(3) NOT NULL,
    "dateModified" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "WebOrder_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "WebOrderLine" (
    "businessId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "webOrderId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "wooLineId" INTEGER NOT NULL,
    "wooProductId" INTEGER NOT NULL,
    "wooVariationId" INTEGER NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "totalPoisha" BIGINT NOT NULL,
    "variantId" UUID,

    CONSTRAINT "WebOrderLine_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "WebProductMapping" (
    "businessId" UUID NOT NULL,
    "siteId" UUID NOT NULL,
    "wooProductId" INTEGER NOT NULL,
    "wooVariationId" INTEGER NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "variantId" UUID NOT NULL,

    CONSTRAINT "WebProductMapping_pkey" PRIMARY KEY ("businessId","siteId","wooProductId","wooVariationId","sku","name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Account_businessId_code_key" ON "Account"("businessId", "code");

-- CreateIndex
CREATE INDEX "JournalEntry_businessId_sourceId_idx" ON "JournalEntry"("businessId", "sourceId");

-- CreateIndex
CREATE INDEX "JournalEntry_businessId_createdAt_idx" ON "JournalEntry"("businessId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_businessId_key_key" ON "JournalEntry"("businessId", "key");

-- CreateIndex
CREATE INDEX "JournalLine_businessId_entryId_idx" ON "JournalLine"("businessId", "entryId");

-- CreateIndex
CREATE INDEX "JournalLine_businessId_accountId_idx" ON "JournalLine"("businessId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_providerPaymentId_key" ON "Payment"("providerPaymentId");

-- CreateIndex
CREATE INDEX "Payment_nextCheckAt_idx" ON "Payment"("nextCheckAt");

-- CreateIndex
CREATE INDEX "Payment_businessId_createdAt_id_idx" ON "Payment"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_businessId_transactionId_key" ON "Payment"("businessId", "transactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_id_key" ON "Payment"("id");

-- CreateIndex
CREATE INDEX "UsageEntry_businessId_kind_createdAt_idx" ON "UsageEntry"("businessId", "kind", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "UsageEntry_businessId_key_key" ON "UsageEntry"("businessId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Business_createdById_name_key" ON "Business"("createdById", "name");

-- CreateIndex
CREATE INDEX "Product_businessId_status_createdAt_id_idx" ON "Product"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Variant_businessId_productId_idx" ON "Variant"("businessId", "productId");

-- CreateIndex
CREATE UNIQUE INDEX "Variant_businessId_sku_key" ON "Variant"("businessId", "sku");

-- CreateIndex
CREATE INDEX "AuditEntry_businessId_entityType_entityId_createdAt_idx" ON "AuditEntry"("businessId", "entityType", "entityId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_businessId_createdAt_idx" ON "AuditEntry"("businessId", "createdAt");

-- CreateIndex
CREATE INDEX "CommandReceipt_createdAt_idx" ON "CommandReceipt"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Customer_businessId_phone_key" ON "Customer"("businessId", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "User_firebaseUid_key" ON "User"("firebaseUid");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Membership_userId_idx" ON "Membership"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Location_businessId_name_key" ON "Location"("businessId", "name");

-- CreateIndex
CREATE INDEX "StockBalance_businessId_locationId_idx" ON "StockBalance"("businessId", "locationId");

-- CreateIndex
CREATE INDEX "StockMovement_businessId_variantId_createdAt_idx" ON "StockMovement"("businessId", "variantId", "createdAt");

-- CreateIndex
CREATE INDEX "StockMovement_businessId_sourceId_idx" ON "StockMovement"("businessId", "sourceId");

-- CreateIndex
CREATE UNIQUE INDEX "StockMovement_businessId_key_key" ON "StockMovement"("businessId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "MessageTemplate_businessId_name_key" ON "MessageTemplate"("businessId", "name");

-- CreateIndex
CREATE INDEX "SmsMessage_businessId_createdAt_id_idx" ON "SmsMessage"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Order_businessId_createdAt_id_idx" ON "Order"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Order_businessId_status_createdAt_id_idx" ON "Order"("businessId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Order_businessId_phone_createdAt_idx" ON "Order"("businessId", "phone", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Order_businessId_customerId_idx" ON "Order"("businessId", "customerId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_businessId_number_key" ON "Order"("businessId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Order_businessId_webOrderId_key" ON "Order"("businessId", "webOrderId");

-- CreateIndex
CREATE INDEX "OrderLine_businessId_variantId_idx" ON "OrderLine"("businessId", "variantId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_businessId_orderId_position_key" ON "OrderLine"("businessId", "orderId", "position");

-- CreateIndex
CREATE INDEX "Shipment_businessId_orderId_idx" ON "Shipment"("businessId", "orderId");

-- CreateIndex
CREATE UNIQUE INDEX "WebSite_id_key" ON "WebSite"("id");

-- CreateIndex
CREATE INDEX "WebhookInbox_businessId_status_receivedAt_idx" ON "WebhookInbox"("businessId", "status", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookInbox_businessId_siteId_deliveryId_topic_bodyHash_key" ON "WebhookInbox"("businessId", "siteId", "deliveryId", "topic", "bodyHash");

-- CreateIndex
CREATE INDEX "WebOrder_businessId_dateCreated_id_idx" ON "WebOrder"("businessId", "dateCreated" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "WebOrder_businessId_status_dateCreated_id_idx" ON "WebOrder"("businessId", "status", "dateCreated" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "WebOrder_businessId_phone_idx" ON "WebOrder"("businessId", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "WebOrder_businessId_siteId_wooOrderId_key" ON "WebOrder"("businessId", "siteId", "wooOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "WebOrderLine_businessId_webOrderId_position_key" ON "WebOrderLine"("businessId", "webOrderId", "position");

-- AddForeignKey
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_businessId_entryId_fkey" FOREIGN KEY ("businessId", "entryId") REFERENCES "JournalEntry"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_businessId_accountId_fkey" FOREIGN KEY ("businessId", "accountId") REFERENCES "Account"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Variant" ADD CONSTRAINT "Variant_businessId_productId_fkey" FOREIGN KEY ("businessId", "productId") REFERENCES "Product"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserPermission" ADD CONSTRAINT "UserPermission_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId") REFERENCES "Membership"("businessId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockBalance" ADD CONSTRAINT "StockBalance_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockBalance" ADD CONSTRAINT "StockBalance_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_businessId_locationId_fkey" FOREIGN KEY ("businessId", "locationId") REFERENCES "Location"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderTransition" ADD CONSTRAINT "OrderTransition_businessId_orderId_fkey" FOREIGN KEY ("businessId", "orderId") REFERENCES "Order"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookInbox" ADD CONSTRAINT "WebhookInbox_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebOrder" ADD CONSTRAINT "WebOrder_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebOrderLine" ADD CONSTRAINT "WebOrderLine_businessId_webOrderId_fkey" FOREIGN KEY ("businessId", "webOrderId") REFERENCES "WebOrder"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebOrderLine" ADD CONSTRAINT "WebOrderLine_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebProductMapping" ADD CONSTRAINT "WebProductMapping_businessId_siteId_fkey" FOREIGN KEY ("businessId", "siteId") REFERENCES "WebSite"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebProductMapping" ADD CONSTRAINT "WebProductMapping_businessId_variantId_fkey" FOREIGN KEY ("businessId", "variantId") REFERENCES "Variant"("businessId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
