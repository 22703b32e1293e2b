/**
 * @generated SignedSource<<a2c9b8fe68b9e1ef1b0873b5c2d780af>>
 * @relayHash 2e01494fec0c57973da5b7ce9b614bc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60f11a8038e87a453db5ea8879e65664537b93561de742dc6493f1cf005fe4cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60f11a8038e87a453db5ea8879e65664537b93561de742dc6493f1cf005fe4cf",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
