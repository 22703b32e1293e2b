/**
 * @generated SignedSource<<6df3e8c142d19a68826fb56069b5dba5>>
 * @relayHash 2939ecd9fa555bcf142d998b531e29ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81cdef96a9d4fe864d39f59419ad4583394685917e75d27417eb845ff23d017

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f81cdef96a9d4fe864d39f59419ad4583394685917e75d27417eb845ff23d017",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
