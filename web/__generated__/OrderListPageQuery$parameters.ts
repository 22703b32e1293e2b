/**
 * @generated SignedSource<<178525dc359c59f7a30bd1820669fca1>>
 * @relayHash 65c01f2b4c1d387860cb87e89808daa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df326c053d1d59488724a38c1b6fa33889002318fc91f4a3b8c9291d5e0273b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df326c053d1d59488724a38c1b6fa33889002318fc91f4a3b8c9291d5e0273b0",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
