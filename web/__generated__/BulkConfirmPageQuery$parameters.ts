/**
 * @generated SignedSource<<deba1804ca41f711daf340fda634b864>>
 * @relayHash adecc021affaa267e4ad99acf35ea5cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdbf0ab374c995866670418895a5f10a22f9ddae93d736f7d3081ea197bb89d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkConfirmPageQuery } from './BulkConfirmPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkConfirmPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdbf0ab374c995866670418895a5f10a22f9ddae93d736f7d3081ea197bb89d1",
    "metadata": {},
    "name": "BulkConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
