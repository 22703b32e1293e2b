/**
 * @generated SignedSource<<987ec5646048ee8aee6f86c53338feb5>>
 * @relayHash 916728e85bfe82d4796c44fb4323be9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdafbeb669927a3f75d8021316b59326733d71f6b9a842d978b0243739c6bd57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdafbeb669927a3f75d8021316b59326733d71f6b9a842d978b0243739c6bd57",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
