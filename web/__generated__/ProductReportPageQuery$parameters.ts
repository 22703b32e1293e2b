/**
 * @generated SignedSource<<17f62965c62234969b1b7cbdc352a40f>>
 * @relayHash a28fb73fe9f72bf8477698d77e62573a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 402edbba3fb1edd36617619204ec34c703ab69eb3d67e7a360b241b169e52052

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductReportPageQuery } from './ProductReportPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "402edbba3fb1edd36617619204ec34c703ab69eb3d67e7a360b241b169e52052",
    "metadata": {},
    "name": "ProductReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
